"""A picture in 256 colours: a third as heavy, and hardly another to the eye.

The browser that took it counts its colours and halves boxes of them, the busiest first; each pixel gets the mean of its box.
"""

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Page

FEWER = """async (source) => {
    const image = await createImageBitmap(await (await fetch(source)).blob())
    const { width, height } = image
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, width, height)
    const colours = new Map()
    const keyAt = (at) => (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    for (let at = 0; at < data.length; at += 4) {
        const known = colours.get(keyAt(at))
        if (known) known.count += 1
        else colours.set(keyAt(at), { rgb: [data[at], data[at + 1], data[at + 2]], count: 1, box: 0 })
    }
    const boxed = (list) => {
        const range = [0, 1, 2].map((nth) => list.reduce((most, { rgb }) => Math.max(most, rgb[nth]), 0) -
            list.reduce((least, { rgb }) => Math.min(least, rgb[nth]), 255))
        const widest = range.indexOf(Math.max(...range))
        const count = list.reduce((sum, colour) => sum + colour.count, 0)
        return { list, widest, count, weight: range[widest] ** 2 * count ** 0.85 }
    }
    const boxes = [boxed([...colours.values()])]
    while (boxes.length < 256) {
        boxes.sort((one, other) => other.weight - one.weight)
        const { list, widest, count } = boxes[0]
        if (list.length < 2) break
        list.sort((one, other) => one.rgb[widest] - other.rgb[widest])
        let half = 0, at = 0
        while (at < list.length - 1 && (half += list[at++].count) < count / 2);
        boxes.splice(0, 1, boxed(list.slice(0, at)), boxed(list.slice(at)))
    }
    const palette = boxes.flatMap(({ list, count }, box) => {
        list.forEach((colour) => (colour.box = box))
        return [0, 1, 2].map((nth) => Math.round(list.reduce((sum, one) => sum + one.rgb[nth] * one.count, 0) / count))
    })
    let pixels = ''
    for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(colours.get(keyAt(at)).box)
    return [width, height, palette, btoa(pixels)]
}"""


def lighter(page: Page, picture: bytes) -> bytes:
    """The PNG picture with a palette; any page can do the sums."""
    width, height, palette, pixels = page.evaluate(FEWER, f"data:image/png;base64,{b64encode(picture).decode()}")
    flat = b64decode(pixels)
    rows = b"".join(b"\0" + flat[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
