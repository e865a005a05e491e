import type { Meanings } from "./meanings.ts";

const session = "Id of the session";
const passkey = "Id of the passkey";
const response = "The device's answer as JSON (WebAuthn); valid once";
const options = "The options of WebAuthn as JSON, with a challenge that is valid once, for five minutes";

/** All of it is ours. */
export const securityMeanings: Meanings = {
	DeviceSession: {
		about: "A session of the customer (ours, A-245)",
		fields: {
			id: session,
			created_at: "When it began, GMT",
			last_seen_at: "When it was used last, GMT",
			is_current: "1 for the session of the request",
		},
	},
	"security.endSession": { fields: { id: session } },
	LoginRecord: {
		about: "A login to the customer's account, or a failed attempt (ours, A-245)",
		fields: {
			id: "Id of the record",
			created_at: "When it happened, GMT",
			login_type: "`password`, `passkey`, or `demo` for the demo entry; other ways count as unknown",
			is_success: "1 a login, 0 a wrong password or passkey",
		},
	},
	Passkey: {
		about: "A passkey of the customer (ours, A-246)",
		fields: {
			id: passkey,
			name: "Name of the device on which it was made",
			last_used_at: "When it opened a session last, GMT; empty before the first time",
		},
	},
	"security.getPasskeyOptions": { fields: { password: "The password of the login; or a code in its place" } },
	"security.getPasskeyOptions reply": { fields: { options } },
	"security.addPasskey": { fields: { response, name: "Name of the device" } },
	"security.removePasskey": { fields: { id: passkey } },
	"security.getPasskeyLoginOptions reply": { fields: { options } },
	"security.loginWithPasskey": { fields: { response } },
};
