import type { session as calls, InputOf } from "@tradewind/contracts";
import { Result } from "effect";
import type { Refusal } from "../api/answer.ts";
import { refuse } from "../api/answer.ts";
import type { Core } from "../core/core.ts";
import {
	accountText,
	customerNamed,
	hasControlCharacters,
	isEmailAddress,
	isPhone,
	isWeak,
	isWeakPayPassword,
} from "../customers/accounts.ts";
import { type Customer, inviteCodeOf } from "../customers/customer.ts";
import type { Sessions } from "../customers/sessions.ts";
import type { Codes } from "../security/codes.ts";
import { areaCodes } from "./area-codes.ts";
import type { Captchas } from "./captchas.ts";

export type Registration = InputOf<typeof calls.register>;

interface Parts extends Pick<Core, "site" | "sessions"> {
	readonly codes: Codes;
	readonly captchas: Captchas;
}

/** The nickname of a trader is in a public list. */
const maxNickname = 40;
const firstUid = 10_000_000;
const startLevel = 1;
const startCredit = 100;

/** Registers a customer, or refuses what the site does not accept (Spec 1 §5). The code is used up only by a success. */
export const registerCustomer = (
	input: Registration,
	{ site, sessions, codes, captchas }: Parts,
): Result.Result<Customer, Refusal> =>
	Result.gen(function* () {
		const info = site.info();
		const account = accountText(input.account);
		const mobile = input.mobile && accountText(input.mobile);
		const area = areaCodes.find(({ id }) => String(id) === input.area_id);
		if (input.type === "email" && !isEmailAddress(input.account)) return yield* refuse("session.notEmail");
		for (const number of [input.type === "mobile" ? account : "", mobile])
			if (number && !(area && number.startsWith(area.global_code) && isPhone(number)))
				return yield* refuse("session.notPhone");
		if (customerNamed(sessions, account)) return yield* refuse("session.accountTaken");
		if (hasControlCharacters(input.name ?? "")) return yield* refuse("answer.badField", { field: "name" });
		if (mobile && customerNamed(sessions, mobile)) return yield* refuse("session.phoneTaken");
		if (input.password !== input.re_password) return yield* refuse("password.different");
		if (isWeak(input.password)) return yield* refuse("password.weak");
		if (info.is_register_pay_pwd === "1" && isWeakPayPassword(input.pay_password ?? ""))
			return yield* refuse("password.payWeak");
		const asksInvite = info.is_register_invite_code === "1";
		const inviter = asksInvite ? inviterOf(sessions, input.invite_code) : undefined;
		if (asksInvite && input.invite_code === undefined && info.invite_code_required !== "0")
			return yield* refuse("session.inviteMissing");
		if (asksInvite && input.invite_code !== undefined && !inviter)
			return yield* refuse("session.inviteUnknown");
		yield* proven(input, account, info.verify_reg_type ?? "1", { codes, captchas });
		const id = sessions.newId();
		return {
			id,
			uid: String(firstUid + id),
			email: input.type === "email" ? account : "",
			mobile: input.type === "mobile" ? account : (mobile ?? ""),
			isMobileUnproven: input.type === "email" && mobile !== undefined,
			nickname: input.name?.trim().split(/\s+/)[0]?.slice(0, maxNickname) ?? "",
			name: input.name ?? "",
			password: input.password,
			...(input.pay_password !== undefined && { payPassword: input.pay_password }),
			...(inviter && { invitedBy: inviter.id }),
			isDemo: false,
			level: startLevel,
			creditScore: startCredit,
		};
	});

/** Type 2 asks for a captcha and also accepts a code, for customers who cannot see the picture (docs/assumptions.md, A-224). */
const proven = (
	{ sms_code: answer, key }: Registration,
	account: string,
	type: string,
	{ codes, captchas }: Pick<Parts, "codes" | "captchas">,
): Result.Result<undefined, Refusal> => {
	if (type === "3") return Result.succeed(undefined);
	if (type === "2" && key !== undefined)
		return captchas.answer(key, answer) ? Result.succeed(undefined) : refuse("code.captchaWrong");
	return codes.accept(account, "1", answer);
};

const inviterOf = (sessions: Sessions, code: string | undefined): Customer | undefined => {
	const text = code?.trim().toUpperCase();
	return sessions.named(text ?? "").find((customer) => inviteCodeOf(customer) === text);
};
