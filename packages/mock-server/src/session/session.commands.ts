import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { userOf } from "../customers/wire-customer.ts";
import type { Security } from "../security/security.routes.ts";

const OpenSession = Schema.Struct({ account: Schema.NonEmptyString });

const ExpireSessions = Schema.Struct({
	all: Schema.optionalKey(Schema.Literal(true)),
	token: Schema.optionalKey(Schema.NonEmptyString),
});

export const sessionCommands = ({ sessions, hub }: Core, { devices }: Security) => ({
	/** Logs a customer in without a password; answers as a login does. */
	"session/open": command(OpenSession, ({ account }) => {
		const customer = findCustomer(sessions, account);
		const token = sessions.open(customer);
		devices.seen(token);
		return { token, user: userOf(customer) };
	}),

	/** Ends one session or all. */
	"session/expire": command(ExpireSessions, ({ all, token }): void => {
		if (token === undefined && all === undefined) throw new ControlRefused("token", "is missing");
		if (token !== undefined && !sessions.expire(token)) throw new ControlRefused("token", "is not valid");
		if (all) for (const each of sessions.tokens()) sessions.expire(each);
		hub.checkSessions();
	}),
});
