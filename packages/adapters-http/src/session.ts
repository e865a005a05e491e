import { session as contract, type ReplyOf } from "@tradewind/contracts";
import { type Customer, type Sessions, type SignedIn, token } from "@tradewind/domain/session";
import { Effect } from "effect";
import type { Http } from "./http.ts";

/** The device that a customer signs in from (Spec 1 §3). */
export interface Device {
	readonly system: string;
	readonly version: string;
	/** Made once and kept on the device. */
	readonly id: string;
}

/** Signing in over HTTP; `device` is asked at each attempt. */
export const sessions = (http: Http, device: () => Device): Sessions["Service"] => ({
	login: ({ by, account, password }) =>
		Effect.suspend(() =>
			http.command(contract.loginForU, {
				account,
				password,
				login_type: by === "email" ? "email" : "mobile",
				...deviceFields(device()),
			}),
		).pipe(Effect.map(({ data }) => signedInOf(data))),
	enterDemo: Effect.suspend(() =>
		http.command(contract.createAccountDemoForU, { demo_id: "", ...deviceFields(device()) }),
	).pipe(Effect.map(({ data }) => signedInOf(data))),
	currentCustomer: Effect.map(http.ask(contract.getUserInfo, {}), customerOf),
});

const deviceFields = ({ system, version, id }: Device) => ({
	device_system: system,
	device_version: version,
	device_id: id,
});

const signedInOf = (login: ReplyOf<typeof contract.loginForU>): SignedIn => ({
	token: token(login.token),
	customer: customerOf(login.user),
});

const customerOf = (user: ReplyOf<typeof contract.getUserInfo>): Customer => ({
	id: user.id,
	uid: user.uid,
	email: user.email,
	mobile: user.mobile,
	nickname: user.nickname,
	isDemo: user.is_demo === 1,
	isTrader: user.is_trader === 1,
	level: user.level,
	creditScore: user.credit_score,
});
