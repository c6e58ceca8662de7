#!/bin/sh
# Checks a delivery that was stored, with OpenSSL:
#   SECRET=… sh verify.sh "$signature" < body.json
# The body has to be the bytes as they came, without a line break added.
set -eu

expected=$(openssl dgst -sha256 -hmac "$SECRET" -r | cut -d ' ' -f 1)

if [ "$expected" = "$1" ]; then
  echo 'Genuine'
else
  echo 'Not genuine: do not use it.' >&2
  exit 1
fi
