#!/bin/bash
# What a container of the gateway does:
#   container.sh run      installs the release as on a machine, then nginx runs in the place of this script
#   container.sh reload   the settings or the key have changed
#   container.sh health   whether it answers, for HEALTHCHECK
set -euo pipefail
cd "$(dirname "$0")"
run=/run/landfall-gateway
nginx=(/usr/sbin/nginx -e /var/log/landfall-gateway/error.log -p /var/lib/landfall-gateway
  -c /var/lib/landfall-gateway/conf/gateway.conf)
# The streams of live updates, where there are any: a process of its own, which a reload leaves alone.
hub=(/usr/sbin/nginx -e /var/log/landfall-gateway/hub.log -p /var/lib/landfall-gateway -c /var/lib/landfall-gateway/conf/hub.conf)
start_hub() {
  [ ! -e /var/lib/landfall-gateway/conf/hub.conf ] || [ -S "$run/hub/hub.sock" ] || "${hub[@]}" -g 'user www-data;'
}

case ${1:-run} in
  run)
    [ -r /etc/landfall-gateway/settings ] || { echo 'gateway: mount a folder with settings and key at /etc/landfall-gateway.' >&2; exit 1; }
    # A process that was killed leaves them behind.
    rm -f "$run"/guard/*.sock "$run"/hub/*.sock
    ./install.sh
    start_hub
    exec "${nginx[@]}" -g 'user www-data; daemon off;'
    ;;
  reload)
    ./install.sh
    start_hub
    kill -HUP "$(cat "$run/gateway.pid")"
    ;;
  health) exec ./health.sh ;;
  *)
    sed -n '3,5s/^# //p' "$0" >&2
    exit 2
    ;;
esac
