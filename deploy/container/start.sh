#!/bin/sh
# Configures the app for this environment, then serves it. TRADEWIND_CONFIG: a configuration that is mounted into the container;
# TRADEWIND_PLATFORM: the address of a platform behind this server.
set -eu
node scripts/configure.ts "${TRADEWIND_CONFIG:-deploy/config.json}" /srv/tradewind \
	${TRADEWIND_PLATFORM:+--platform "$TRADEWIND_PLATFORM"}
cp deploy/container/nginx.conf /srv/tradewind/main.conf
exec nginx -p /srv/tradewind -c main.conf -e stderr
