#!/bin/bash
# stamp.sh SITE: gives each file outside assets a time that follows from what is in it. nginx makes the validators of an answer
# of time and size, and pages of two languages may be equally long: a browser would keep the one for the other.
set -euo pipefail
cd "$1"
find . -maxdepth 1 -type f -exec sha256sum {} + | while read -r sum name; do
  # Of the years from 2000 to 2008.
  touch -d "@$((0x${sum:0:7} + 946684800))" "$name"
done
