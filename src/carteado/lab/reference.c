/* The cheapest honest floor for "C's speed": random play of a truco-like mão, two against two.
 *
 * Forty cards with fixed manilhas, twelve dealt by a partial Fisher-Yates, three tricks, best card wins; a
 * stake of 1, 3, 6, 9, 12 that a side raises and the other accepts, raises in turn or runs from. Each
 * decision builds the list of legal actions and takes one uniformly. No history, no views, no checks.
 *
 *     cc -O2 -o reference reference.c && ./reference 1.0 [seed]
 *
 * prints {"decisions": N, "seconds": S}. The deal is inside the time; a deal is not a decision.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 40, SEATS = 4, HAND = 3, TOP_STAKE = 4, NOBODY = 2, MAOS_PER_CLOCK = 4096 };
enum { RAISE = HAND, ACCEPT, RUN }; /* smaller actions play the card in that slot of the hand */

static const uint8_t POINTS[TOP_STAKE + 1] = {1, 3, 6, 9, 12};

/* Strength by suit (ouros, espadas, copas, paus) and rank (4 5 6 7 Q J K A 2 3). */
static const uint8_t STRENGTH[CARDS] = {
    0, 1, 2, 10, 4, 5, 6, 7,  8, 9, /* 7 of ouros, fourth manilha */
    0, 1, 2, 3,  4, 5, 6, 11, 8, 9, /* ace of espadas, third */
    0, 1, 2, 12, 4, 5, 6, 7,  8, 9, /* 7 of copas, second */
    13, 1, 2, 3, 4, 5, 6, 7,  8, 9, /* 4 of paus, first */
};

typedef struct {
    uint8_t hand[SEATS][HAND], held[SEATS];
    uint8_t turn, leader, on_table, trick;
    uint8_t best[2], best_seat[2]; /* strength + 1 and seat of each side's best card on the table */
    uint8_t won[2], first, tied;   /* tricks by side, side of the first trick not tied, any tie so far */
    uint8_t stake, raiser;         /* index into POINTS, side that raised last */
    uint8_t asked, resume;         /* a raise awaits its answer; who plays on after it */
    uint8_t over, winner;
} Mao;

static uint64_t rng_state;

static inline uint32_t below(uint32_t n) { /* splitmix64, scaled by multiplication */
    uint64_t z = (rng_state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(((z >> 32) * n) >> 32);
}

static void deal(Mao *m, uint8_t *deck, uint8_t leader) {
    *m = (Mao){.turn = leader, .leader = leader, .first = NOBODY, .raiser = NOBODY, .winner = NOBODY};
    for (uint32_t i = 0; i < SEATS * HAND; i++) {
        uint32_t j = i + below(CARDS - i);
        uint8_t card = deck[j];
        deck[j] = deck[i];
        deck[i] = card;
        m->hand[i % SEATS][i / SEATS] = card;
    }
    for (int seat = 0; seat < SEATS; seat++) m->held[seat] = HAND;
}

static uint32_t legal_actions(const Mao *m, uint8_t *actions) {
    uint32_t n = 0;
    if (m->asked) {
        actions[n++] = ACCEPT;
        actions[n++] = RUN;
        if (m->stake + 2 <= TOP_STAKE) actions[n++] = RAISE;
        return n;
    }
    for (uint8_t slot = 0; slot < m->held[m->turn]; slot++) actions[n++] = slot;
    if (m->stake < TOP_STAKE && m->raiser != (m->turn & 1)) actions[n++] = RAISE;
    return n;
}

static void end_trick(Mao *m) {
    uint8_t side = m->best[0] == m->best[1] ? NOBODY : m->best[1] > m->best[0];
    if (side == NOBODY) {
        m->tied = 1; /* the same seat leads again */
    } else {
        m->won[side]++;
        m->leader = m->best_seat[side];
        if (m->first == NOBODY) m->first = side;
    }
    m->trick++;
    m->on_table = m->best[0] = m->best[1] = 0;
    m->turn = m->leader;
    if (side != NOBODY && m->won[side] == 2) {
        m->winner = side;
        m->over = 1;
    } else if (m->trick == HAND || (m->tied && m->first != NOBODY)) {
        m->winner = m->first;
        m->over = 1;
    }
}

static void play_card(Mao *m, uint8_t slot) {
    uint8_t seat = m->turn, side = seat & 1, card = m->hand[seat][slot];
    uint8_t strength = STRENGTH[card] + 1;
    m->hand[seat][slot] = m->hand[seat][--m->held[seat]];
    if (strength > m->best[side]) {
        m->best[side] = strength;
        m->best_seat[side] = seat;
    }
    m->turn = (uint8_t)((seat + 1) % SEATS);
    if (++m->on_table == SEATS) end_trick(m);
}

static void apply(Mao *m, uint8_t action) {
    if (action < RAISE) {
        play_card(m, action);
    } else if (action == RAISE) {
        if (m->asked) m->stake++; /* raising in turn accepts first */
        else m->resume = m->turn;
        m->raiser = m->turn & 1;
        m->asked = 1;
        m->turn = (uint8_t)((m->turn + 1) % SEATS);
    } else if (action == ACCEPT) {
        m->stake++;
        m->asked = 0;
        m->turn = m->resume;
    } else {
        m->winner = m->raiser;
        m->over = 1;
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    double limit = argc > 1 ? atof(argv[1]) : 1.0, start = now(), seconds;
    uint8_t deck[CARDS], actions[HAND + 1];
    volatile uint64_t score[3] = {0, 0, 0}; /* kept, so that no play is optimised away */
    uint64_t decisions = 0;
    rng_state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    for (uint8_t i = 0; i < CARDS; i++) deck[i] = i;
    do {
        for (uint32_t mao = 0; mao < MAOS_PER_CLOCK; mao++) {
            Mao m;
            deal(&m, deck, mao % SEATS);
            for (; !m.over; decisions++) apply(&m, actions[below(legal_actions(&m, actions))]);
            score[m.winner] += POINTS[m.stake];
        }
    } while ((seconds = now() - start) < limit);
    printf("{\"decisions\": %llu, \"seconds\": %.6f}\n", (unsigned long long)decisions, seconds);
    return 0;
}
