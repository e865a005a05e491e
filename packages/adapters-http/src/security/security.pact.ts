import { security } from "@tradewind/contracts";
import { listHasRow, providerStates } from "@tradewind/contracts/pact";
import { secret } from "@tradewind/domain/command";
import { SecurityCentre } from "@tradewind/domain/security";
import { Logins } from "@tradewind/domain/session";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";
import { mia } from "../pact/example-customer.ts";

const done = { message: "ok" };
const sessionId = 7;
const passkeyId = 3;
const unknownId = 999_999;

export const pact = [
	consumes(
		security.getSessions,
		SecurityCentre.use((port) => port.sessions(1)),
		onePage({
			id: 7,
			system: "Android",
			version: "15",
			openedAt: "2026-01-01 00:00:00",
			lastSeenAt: "2026-01-01 00:05:00",
			isCurrent: true,
		}),
	),
	consumes(
		security.endSession,
		SecurityCentre.use((port) => port.endSession(sessionId)),
		done,
		{ given: listHasRow(security.getSessions), fromState: { id: "rowId" } },
	),
	refuses(
		security.endSession,
		SecurityCentre.use((port) => port.endSession(unknownId)),
		{ when: "of another customer", input: { id: String(unknownId) } },
	),
	consumes(
		security.endOtherSessions,
		SecurityCentre.use((port) => port.endOthers),
		done,
	),
	consumes(
		security.getLogins,
		SecurityCentre.use((port) => port.logins(1)),
		onePage({
			id: 12,
			system: "Android",
			version: "15",
			at: "2026-01-01 00:00:00",
			by: "password",
			hasSucceeded: true,
		}),
	),
	consumes(
		security.getPasskeys,
		SecurityCentre.use((port) => port.passkeys(1)),
		onePage({ id: 3, name: "Android 15", createdAt: "2026-01-01 00:00:00", lastUsedAt: "" }),
		{ given: providerStates.passkey },
	),
	consumes(
		security.getPasskeyOptions,
		SecurityCentre.use((port) => port.passkeyOptions(secret("Tradewind-1"))),
		'{"challenge":"YQ"}',
	),
	refuses(
		security.getPasskeyOptions,
		SecurityCentre.use((port) => port.passkeyOptions(secret("wrong"))),
		{ when: "for a wrong password", input: { password: "wrong" } },
	),
	consumes(
		security.addPasskey,
		SecurityCentre.use((port) => port.addPasskey({ response: "{}", name: "Android 15" })),
		done,
		{ given: providerStates.newPasskey, fromState: { response: "passkeyAnswer" } },
	),
	refuses(
		security.addPasskey,
		SecurityCentre.use((port) => port.addPasskey({ response: "{}", name: "Android 15" })),
		{ when: "without the answer of a device" },
	),
	consumes(
		security.removePasskey,
		SecurityCentre.use((port) => port.removePasskey(passkeyId)),
		done,
		{ given: providerStates.passkey, fromState: { id: "rowId" } },
	),
	refuses(
		security.removePasskey,
		SecurityCentre.use((port) => port.removePasskey(unknownId)),
		{ when: "of another customer", input: { id: String(unknownId) } },
	),
	consumes(
		security.getPasskeyLoginOptions,
		SecurityCentre.use((port) => port.passkeyLoginOptions),
		'{"challenge":"YQ"}',
	),
	consumes(
		security.loginWithPasskey,
		Logins.use(({ login }) => login({ by: "passkey", response: "{}" })),
		{ token: "a-token", customer: mia, message: "ok" },
		{ given: providerStates.passkey, fromState: { response: "passkeyAnswer" } },
	),
	refuses(
		security.loginWithPasskey,
		Logins.use(({ login }) => login({ by: "passkey", response: "{}" })),
		{ when: "without the answer of a device" },
	),
];
