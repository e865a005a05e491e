import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { userOf } from "../customers/wire-customer.ts";
import type { Security } from "../security/security.routes.ts";
import type { SignInLinks } from "./sign-in-links.ts";

const OpenSession = Schema.Struct({ account: Account });

const Redeem = Schema.Struct({
	code: Schema.NonEmptyString.annotate({ description: "That in the link" }),
});

const ExpireSessions = Schema.Struct({
	all: Schema.optionalKey(Schema.Literal(true).annotate({ description: "Ends all sessions" })),
	token: Schema.optionalKey(Schema.NonEmptyString.annotate({ description: "The session to end" })),
});

const whole = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }));

const ChangeCustomer = Schema.Struct({
	account: Account,
	level: Schema.optionalKey(whole),
	creditScore: Schema.optionalKey(whole),
	nickname: Schema.optionalKey(Schema.NonEmptyString),
	isTrader: Schema.optionalKey(Schema.Boolean.annotate({ description: "Whether others can follow them" })),
	payPassword: Schema.optionalKey(
		Schema.String.annotate({ description: "Confirms payments; an empty text removes it" }),
	),
});

interface Parts extends Pick<Security, "devices"> {
	readonly links: SignInLinks;
}

export const sessionCommands = ({ sessions, hub }: Core, { devices, links }: Parts) => ({
	"session/open": command(
		{
			does: "Logs a customer in without a password. Answers as a login does.",
			example: { account: "mia@tradewind.test" },
		},
		OpenSession,
		({ account }) => {
			const customer = findCustomer(sessions, account);
			const token = sessions.open(customer);
			devices.seen(token);
			return { token, user: userOf(customer) };
		},
	),

	"session/link": command(
		{
			does: "Makes a link that signs a customer in once, within 10 minutes, in the browser that opens it. Answers with its path.",
			example: { account: "mia@tradewind.test" },
		},
		OpenSession,
		({ account }) => ({ path: links.make(findCustomer(sessions, account).id) }),
	),

	"session/redeem": command(
		{
			does: "Opens the session of a sign-in link, by its code. The page of the link sends it; no key is needed, because the code is one.",
			example: { code: "0123456789abcdef0123456789abcdef01234567" },
		},
		Redeem,
		({ code }): { readonly token: string } => {
			const customer = sessions.customer(links.take(code) ?? 0);
			if (!customer) throw new ControlRefused("code", "was used already, or is older than 10 minutes");
			const token = sessions.open(customer);
			devices.seen(token);
			return { token };
		},
	),

	customer: command(
		{
			does: "Changes a customer: the fields named here.",
			example: { account: "mia@tradewind.test", level: 5, creditScore: 40 },
		},
		ChangeCustomer,
		({ account, ...changes }): void =>
			void sessions.update({ ...findCustomer(sessions, account), ...changes }),
	),

	"session/expire": command(
		{ does: "Ends one session or all.", example: { all: true } },
		ExpireSessions,
		({ all, token }): void => {
			if (token === undefined && all === undefined) throw new ControlRefused("token", "is missing");
			if (token !== undefined && !sessions.expire(token)) throw new ControlRefused("token", "is not valid");
			if (all) for (const each of sessions.tokens()) sessions.expire(each);
			hub.checkSessions();
		},
	),
});
