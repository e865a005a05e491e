import { Schema } from "effect";
import { defineCall, defineCommand, definePage, onePage } from "./call.ts";
import { device, exampleDevice, exampleUser, Login } from "./session.ts";
import {
	CodeText,
	FlagNumber,
	Id,
	IdText,
	NonEmptyText,
	Nothing,
	optional,
	PageText,
	requiredText,
	Secret,
	ShortText,
	ShownMoment,
	Text,
} from "./wire.ts";

/*
 * All calls of this file are ours: the specification has none for sessions, logins and passkeys (docs/assumptions.md, A-245,
 * A platform without them answers 404, and the app then hides what uses them.
 */
const ours = "ours, A-245";
const passkeys = "ours, A-246";

const paged = Schema.Struct({ page: PageText });

export const DeviceSession = Schema.Struct({
	id: Id,
	device_system: optional(Text),
	device_version: optional(Text),
	created_at: ShownMoment,
	last_seen_at: ShownMoment,
	/** 1 for the session of the request. */
	is_current: optional(FlagNumber),
}).annotate({ identifier: "DeviceSession" });

export const getSessions = definePage({
	id: "security.getSessions",
	path: "/api/security/sessions",
	access: "session",
	clause: ours,
	summary: "The customer's sessions, the one that was used last first",
	input: paged,
	row: DeviceSession,
	example: {
		input: { page: "1" },
		reply: onePage({
			id: 7,
			device_system: "Android",
			device_version: "15",
			created_at: "2026-01-01 00:00:00",
			last_seen_at: "2026-01-01 00:05:00",
			is_current: 1 as const,
		}),
	},
});

export const endSession = defineCommand({
	id: "security.endSession",
	method: "GET",
	path: "/api/security/session/end",
	clause: ours,
	summary: "Ends one session of the customer: its next call gets code 999",
	input: Schema.Struct({ id: IdText }),
	example: { input: { id: "7" }, reply: {} },
});

export const endOtherSessions = defineCommand({
	id: "security.endOthers",
	method: "GET",
	path: "/api/security/session/end_others",
	clause: ours,
	summary: "Ends all sessions of the customer except that of the request",
	input: Nothing,
	example: { input: {}, reply: {} },
});

export const LoginRecord = Schema.Struct({
	id: Id,
	device_system: optional(Text),
	device_version: optional(Text),
	created_at: ShownMoment,
	/** Any other text is a way that this version of the app does not know. */
	login_type: optional(Schema.Literals(["password", "passkey", "demo"])),
	/** 0 for a wrong password or passkey. */
	is_success: optional(FlagNumber),
}).annotate({ identifier: "LoginRecord" });

export const getLogins = definePage({
	id: "security.getLogins",
	path: "/api/security/logins",
	access: "session",
	clause: ours,
	summary: "Logins to the customer's account and failed attempts, newest first",
	input: paged,
	row: LoginRecord,
	example: {
		input: { page: "1" },
		reply: onePage({
			id: 12,
			device_system: "Android",
			device_version: "15",
			created_at: "2026-01-01 00:00:00",
			login_type: "password" as const,
			is_success: 1 as const,
		}),
	},
});

export const Passkey = Schema.Struct({
	id: Id,
	name: optional(Text),
	created_at: ShownMoment,
	/** Empty before the first login with it. */
	last_used_at: ShownMoment,
}).annotate({ identifier: "Passkey" });

export const getPasskeys = definePage({
	id: "security.getPasskeys",
	path: "/api/security/passkeys",
	access: "session",
	clause: passkeys,
	summary: "The customer's passkeys, newest first",
	input: paged,
	row: Passkey,
	example: {
		input: { page: "1" },
		reply: onePage({ id: 3, name: "Android 15", created_at: "2026-01-01 00:00:00", last_used_at: "" }),
	},
});

/** The JSON of WebAuthn as text: browser and server share its definition, and this contract does not repeat it. */
const Options = Schema.Struct({ options: NonEmptyText });
const answer = { response: requiredText(12_000) } as const;

/** A form, because a password must not be in a URL. Its challenge is the proof for the call that adds the passkey. */
export const getPasskeyOptions = defineCall({
	id: "security.getPasskeyOptions",
	kind: "query",
	method: "POST",
	path: "/api/security/passkey/options",
	sends: "form",
	access: "session",
	clause: passkeys,
	summary:
		"`PublicKeyCredentialCreationOptionsJSON` for a new passkey, for the password or a code; its challenge is valid once, for five minutes",
	input: Schema.Struct({
		password: Schema.optionalKey(Secret),
		/** As for a new password: it was sent for type 2. */
		auth_code: Schema.optionalKey(CodeText),
	}),
	reply: Options,
	example: { input: { password: "Tradewind-1" }, reply: { options: '{"challenge":"YQ"}' } },
});

/** The answer is in the query, because a pact can insert a value of the provider state only there. It is valid once. */
export const addPasskey = defineCall({
	id: "security.addPasskey",
	kind: "command",
	method: "POST",
	path: "/api/security/passkey/add",
	sends: "query",
	access: "session",
	clause: passkeys,
	summary: "Adds a passkey with the `RegistrationResponseJSON` of the device",
	input: Schema.Struct({ ...answer, name: ShortText }),
	reply: Nothing,
	example: { input: { response: "{}", name: "Android 15" }, reply: {} },
});

export const removePasskey = defineCommand({
	id: "security.removePasskey",
	method: "GET",
	path: "/api/security/passkey/remove",
	clause: passkeys,
	summary: "Removes a passkey of the customer: it opens no session any more",
	input: Schema.Struct({ id: IdText }),
	example: { input: { id: "3" }, reply: {} },
});

export const getPasskeyLoginOptions = defineCall({
	id: "security.getPasskeyLoginOptions",
	kind: "query",
	method: "GET",
	path: "/api/security/passkey/login_options",
	sends: "nothing",
	access: "public",
	clause: passkeys,
	summary:
		"`PublicKeyCredentialRequestOptionsJSON` for a login; its challenge is valid once, for five minutes",
	input: Nothing,
	reply: Options,
	example: { input: {}, reply: { options: '{"challenge":"YQ"}' } },
});

export const loginWithPasskey = defineCall({
	id: "security.loginWithPasskey",
	kind: "command",
	method: "POST",
	path: "/api/security/passkey/login",
	sends: "query",
	access: "public",
	initial: true,
	clause: passkeys,
	summary: "Login with the `AuthenticationResponseJSON` of the device",
	input: Schema.Struct({ ...answer, ...device }),
	reply: Login,
	example: {
		input: { response: "{}", ...exampleDevice },
		reply: { token: "a-token", user: exampleUser },
	},
});
