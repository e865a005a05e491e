import { security as calls } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import { pageReply, refuse, reply } from "../api/answer.ts";
import { customerRoute, laterRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import { command } from "../commands/command.ts";
import type { Core } from "../core/core.ts";
import { accountText } from "../customers/accounts.ts";
import { drawn } from "../customers/tokens.ts";
import { userOf } from "../customers/wire-customer.ts";
import { codesFor, createCodes } from "./codes.ts";
import { createDevices } from "./devices.ts";
import { createPasskeys, maxPasskeys } from "./passkeys.ts";
import { passwordKey, proveBy } from "./proof.ts";
import { createTries } from "./tries.ts";

/** Sessions, logins and passkeys: calls of ours. */
export const security = ({ clock, seedOf, tokens, origin, recorder, sessions, hub }: Core) => {
	const tries = createTries(clock);
	const codes = createCodes(clock, drawn(recorder, codesFor(clock, seedOf("codes"))), tries);
	const devices = createDevices(sessions, clock);
	const passkeys = createPasskeys({ clock, newChallenge: tokens("challenges"), origin });
	const wireMoment = (at: number | undefined) => (at === undefined ? "" : dateTimeText(at));
	return {
		tries,
		codes,
		devices,
		passkeys,
		commands: {
			code: command(
				{
					does: "Makes a code valid as if it had been sent.",
					example: { to: "mia@tradewind.test", type: "1", code: "123456" },
				},
				AddCode,
				({ to, type, code }): void => codes.add(accountText(to), type, code),
			),
		},
		/** The codes that were sent by e-mail and text message, newest first. */
		report: () => ({ codes: codes.list() }),
		routes: [
			customerRoute(calls.getSessions, ({ input, customer, token }) =>
				pageReply(devices.sessionsOf(customer.id), input.page, (session) => ({
					id: session.id,
					device_system: session.device_system,
					device_version: session.device_version,
					created_at: dateTimeText(session.openedAt),
					last_seen_at: dateTimeText(session.lastSeenAt),
					is_current: session.token === token ? (1 as const) : (0 as const),
				})),
			),
			customerRoute(calls.endSession, ({ input, customer }) => {
				const ended = devices.tokenOf(customer.id, Number(input.id));
				if (ended === undefined) return refuse("session.deviceGone");
				sessions.expire(ended);
				hub.checkSessions();
				return reply({}, "session.deviceLoggedOut");
			}),
			customerRoute(calls.endOtherSessions, ({ customer, token }) => {
				sessions.expireAll(customer.id, token);
				hub.checkSessions();
				return reply({}, "session.otherDevicesLoggedOut");
			}),
			customerRoute(calls.getLogins, ({ input, customer }) =>
				pageReply(devices.attemptsOf(customer.id), input.page, (attempt) => ({
					id: attempt.id,
					device_system: attempt.device_system,
					device_version: attempt.device_version,
					created_at: dateTimeText(attempt.at),
					login_type: attempt.by,
					is_success: attempt.isSuccess ? (1 as const) : (0 as const),
				})),
			),
			customerRoute(calls.getPasskeys, ({ input, customer }) =>
				pageReply(passkeys.of(customer.id), input.page, (passkey) => ({
					id: passkey.id,
					name: passkey.name,
					created_at: dateTimeText(passkey.createdAt),
					last_used_at: wireMoment(passkey.lastUsedAt),
				})),
			),
			laterRoute(calls.getPasskeyOptions, async ({ password, auth_code: code }, { customer }) => {
				if (!customer) return refuse("session.invalid");
				// A wrong password counts.
				recorder.changes();
				if (customer.isDemo) return refuse("passkey.notForDemo");
				if (passkeys.of(customer.id).length >= maxPasskeys)
					return refuse("answer.limitReached", { maximum: String(maxPasskeys) });
				const proof = proveBy(
					{ codes, tries },
					customer,
					{ secret: password, code },
					{
						key: passwordKey(customer, "session"),
						present: customer.password,
						missing: "password.proofMissing",
						wrong: "password.wrong",
					},
				);
				if (Result.isFailure(proof)) return Result.fail(proof.failure);
				return reply({ options: await passkeys.registrationOptions(customer) });
			}),
			laterRoute(calls.addPasskey, async (input, { customer }) => {
				if (!customer) return refuse("session.invalid");
				const isAdded = await passkeys.add(customer, input.name, input.response);
				return isAdded ? reply({}, "passkey.added") : refuse("passkey.refused");
			}),
			customerRoute(calls.removePasskey, ({ input, customer }) =>
				passkeys.remove(customer.id, Number(input.id))
					? reply({}, "passkey.removed")
					: refuse("passkey.gone"),
			),
			laterRoute(calls.getPasskeyLoginOptions, async (_, { owner }) =>
				reply({ options: await passkeys.loginOptions(owner) }),
			),
			laterRoute(calls.loginWithPasskey, async (input) => {
				const login = await passkeys.verifyLogin(input.response);
				const customer = sessions.customer(login?.customerId ?? 0);
				if (!login || !customer) return refuse("passkey.unknown");
				if (!login.isRight) {
					devices.refused(customer.id, "passkey", input);
					return refuse("passkey.refused");
				}
				const token = sessions.open(customer);
				devices.opened(token, customer.id, "passkey", input);
				return reply({ token, user: userOf(customer) }, "session.loggedIn");
			}),
		],
	};
};

export type Security = ReturnType<typeof security>;

/** A code that counts as sent to an e-mail address or a phone. */
const AddCode = Schema.Struct({
	to: Schema.NonEmptyString.annotate({ description: "E-mail address, or prefix and number" }),
	type: Schema.Literals(["1", "2"]).annotate({
		description: "`1` for a registration, `2` for a new password",
	}),
	code: Schema.NonEmptyString,
});
