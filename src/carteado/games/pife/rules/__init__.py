"""The rules of cacheta and pif-paf."""
