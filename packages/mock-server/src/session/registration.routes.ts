import { session as calls } from "@tradewind/contracts";
import { Result } from "effect";
import { refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { welcome } from "../content/seeded-messages.ts";
import type { Core } from "../core/core.ts";
import {
	accountText,
	customerNamed,
	isEmailAddress,
	isPhone,
	isWeak,
	isWeakPayPassword,
	provenMobile,
} from "../customers/accounts.ts";
import type { CodePurpose } from "../security/codes.ts";
import { payPasswordKey, proveBy } from "../security/proof.ts";
import type { Security } from "../security/security.routes.ts";
import type { Upload } from "../upload/upload.routes.ts";
import type { Verification } from "../verification/verification.routes.ts";
import { areaCodes } from "./area-codes.ts";
import type { Captchas } from "./captchas.ts";
import { registerCustomer } from "./register.ts";

interface Parts
	extends Pick<Core, "sessions" | "site" | "messages" | "clock" | "hub">,
		Pick<Security, "codes" | "tries" | "passkeys">,
		Pick<Upload, "uploads">,
		Pick<Verification, "reviews"> {
	readonly captchas: Captchas;
}

/** Registration, codes and passwords of customers. */
export const registrationRoutes = (parts: Parts) => {
	const { uploads, reviews, sessions, site, messages, clock, hub, codes, passkeys, captchas } = parts;

	/** A code for a registration goes to a free account, one for a new password to an account that exists. */
	const sendCode = (typed: string, type: CodePurpose, client: string) => {
		const to = accountText(typed);
		const isTaken = customerNamed(sessions, to) !== undefined;
		if (type === "1" && isTaken) return refuse("session.accountTaken");
		if (type === "2" && !isTaken) return refuse("session.accountUnknown");
		return Result.flatMap(codes.send(to, type, client), () => reply({}, "code.sent"));
	};

	/** Ends the sessions of a customer except one. */
	const endSessions = (customerId: number, kept?: string): void => {
		sessions.expireAll(customerId, kept);
		hub.checkSessions();
	};

	return [
		publicRoute(calls.getAreaList, () => reply(areaCodes)),

		publicRoute(calls.getCaptcha, ({ owner }) => reply(captchas.ask(owner))),

		publicRoute(calls.sendEmail, ({ input: { to, type }, client }) =>
			isEmailAddress(to) ? sendCode(to, type, client) : refuse("session.notEmail"),
		),

		publicRoute(calls.sendSms, ({ input: { to, area_id, type }, client }) => {
			const area = areaCodes.find(({ id }) => String(id) === area_id);
			return area && to.startsWith(area.global_code) && isPhone(to)
				? sendCode(to, type, client)
				: refuse("session.notPhone");
		}),

		publicRoute(calls.register, ({ input }) =>
			Result.flatMap(registerCustomer(input, { site, sessions, codes, captchas }), (customer) => {
				sessions.register(customer);
				const { front_pic = "", reverse_pic = "", hand_pic = "" } = input;
				uploads.give([front_pic, reverse_pic, hand_pic], customer.id);
				reviews.takeRegistered(customer, input);
				messages.send(customer.id, welcome, clock.now());
				return reply({}, "session.registered");
			}),
		),

		publicRoute(calls.forgetPassword, ({ input }) => {
			const { account, new_password: password, secondary_password: repeated, auth_code: code } = input;
			const customer = customerNamed(sessions, account);
			if (!customer) return refuse("session.accountUnknown");
			if (password !== repeated) return refuse("password.different");
			if (isWeak(password)) return refuse("password.weak");
			return Result.flatMap(codes.accept(accountText(account), "2", code), () => {
				sessions.update({ ...customer, password });
				endSessions(customer.id);
				// The caller is not logged in and cannot be asked; another person with the old password may have added one.
				passkeys.removeAll(customer.id);
				return reply({}, "password.changed");
			});
		}),

		customerRoute(calls.amendPassword, ({ input, customer, token }) => {
			const { new_password: password, auth_code: code } = input;
			if (customer.isDemo) return refuse("account.onlyReal");
			if (isWeak(password)) return refuse("password.weak");
			const proof = site.needsCode()
				? codes.accept(customer.email || (provenMobile(customer) ?? ""), "2", code)
				: Result.succeed(undefined);
			return Result.flatMap(proof, () => {
				sessions.update({ ...customer, password });
				endSessions(customer.id, token);
				return reply({}, "password.changed");
			});
		}),

		customerRoute(calls.amendPayPassword, ({ input, customer }) => {
			const { password, pay_password: secret, auth_code: code } = input;
			const { payPassword: present = "" } = customer;
			if (customer.isDemo) return refuse("account.onlyReal");
			if (isWeakPayPassword(password)) return refuse("password.payWeak");
			const proof =
				present === ""
					? Result.succeed(undefined)
					: proveBy(
							parts,
							customer,
							{ secret, code },
							{
								key: payPasswordKey(customer),
								present,
								missing: "password.payProofMissing",
								wrong: "withdrawal.payPasswordWrong",
							},
						);
			return Result.flatMap(proof, () => {
				sessions.update({ ...customer, payPassword: password });
				return reply({}, "password.paySet");
			});
		}),
	];
};
