import { session as contract, type ReplyOf, security } from "@tradewind/contracts";
import { type Customer, type LoggedIn, Sessions, token } from "@tradewind/domain/session";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import type { Device } from "../http/http-options.ts";
import type { CommandSuccess } from "../http/reply-errors.ts";

/** Login over HTTP. */
export const sessions = adapter(Sessions, (http, { device }) => ({
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
	currentCustomer: Effect.map(http.query(contract.getUserInfo, {}), customerOf),
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

const customerOf = (user: ReplyOf<typeof contract.getUserInfo>): Customer => ({
	id: user.id,
	uid: user.uid ?? "",
	email: user.email ?? "",
	mobile: user.mobile ?? "",
	nickname: user.nickname ?? "",
	name: user.name ?? "",
	remark: user.remark ?? "",
	inviteCode: user.invite_code ?? "",
	isReal: user.is_real === 1,
	isDemo: user.is_demo === 1,
	isTrader: user.is_trader === 1,
	level: user.level ?? undefined,
	creditScore: user.credit_score ?? undefined,
});
