import { session as contract } from "@tradewind/contracts";
import { textOf } from "@tradewind/domain/command";
import { Passwords } from "@tradewind/domain/session";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { accountFields } from "./account-fields.ts";

/** Passwords over HTTP. A secret is read when its call is sent. */
export const passwords = adapter(Passwords, (http) => ({
	change: ({ password, code }) =>
		Effect.suspend(() =>
			http.done(contract.amendPassword, {
				new_password: textOf(password),
				...(code !== undefined && { auth_code: code }),
				type: "email",
			}),
		),
	reset: ({ account, password, code }) =>
		Effect.suspend(() =>
			http.done(contract.forgetPassword, {
				...accountFields(account),
				new_password: textOf(password),
				secondary_password: textOf(password),
				auth_code: code,
			}),
		),
	setPayPassword: ({ password, present, code }) =>
		Effect.suspend(() =>
			http.done(contract.amendPayPassword, {
				password: textOf(password),
				...(present !== undefined && { pay_password: textOf(present) }),
				...(code !== undefined && { auth_code: code }),
			}),
		),
}));
