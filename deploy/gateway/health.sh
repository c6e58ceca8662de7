#!/bin/bash
# Whether the gateway answers: health.sh [PATH ANSWER], by default /health and ok. Only this machine, or the container, reaches
# HEALTH_LISTEN.
set -euo pipefail
address=$(sed -n 's/^HEALTH_LISTEN=//p' /etc/landfall-gateway/settings | tail -1)
address=${address:-127.0.0.1:8099}
host=${address%:*}
exec 3<>"/dev/tcp/${host//[\[\]]/}/${address##*:}"
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "${1:-/health}" >&3
grep -qxF "${2:-ok}" <&3
