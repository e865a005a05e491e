import { session as contract, type ReplyOf, security } from "@tradewind/contracts";
import { type LoggedIn, Logins, token } from "@tradewind/domain/session";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import type { Device } from "../http/http-options.ts";
import type { CommandSuccess } from "../http/reply-errors.ts";
import { customerOf } from "./customer-of.ts";

/** Login over HTTP. */
export const logins = adapter(Logins, (http, { device }) => ({
	login: (credentials) =>
		Effect.suspend(() =>
			credentials.by === "passkey"
				? http.command(security.loginWithPasskey, {
						response: credentials.response,
						...deviceFields(device()),
					})
				: http.command(contract.loginForU, {
						account: credentials.account,
						password: credentials.password,
						login_type: credentials.by === "email" ? "email" : "mobile",
						...deviceFields(device()),
					}),
		).pipe(Effect.map(loggedInOf)),
	enterDemo: Effect.suspend(() =>
		http.command(contract.createAccountDemoForU, { demo_id: "", ...deviceFields(device()) }),
	).pipe(Effect.map(loggedInOf)),
}));

const deviceFields = ({ system, version, id }: Device) => ({
	device_system: system,
	device_version: version,
	device_id: id,
});

const loggedInOf = ({ data, message }: CommandSuccess<ReplyOf<typeof contract.loginForU>>): LoggedIn => ({
	token: token(data.token),
	customer: customerOf(data.user),
	message,
});
