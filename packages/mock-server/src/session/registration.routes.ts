import { session as calls } from "@tradewind/contracts";
import { Result } from "effect";
import { refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { welcome } from "../content/seeded-messages.ts";
import type { Core } from "../core.ts";
import { accountText, customerNamed, isWeak, isWeakPayPassword } from "./accounts.ts";
import { areaCodes } from "./area-codes.ts";
import { createCaptchas } from "./captchas.ts";
import { type CodePurpose, codesFor, createCodes } from "./codes.ts";
import { registerCustomer } from "./register.ts";
import { tokensFor } from "./tokens.ts";

/** Registration, codes and passwords of customers. */
export const createRegistration = ({
	uploads,
	reviews,
	sessions,
	site,
	messages,
	clock,
	seed,
	startedAt,
	hub,
}: Core) => {
	const codes = createCodes(clock, codesFor(clock, `${seed}/${startedAt}/codes`));
	const captchas = createCaptchas(clock, tokensFor(clock, `${seed}/${startedAt}/captchas`));

	/** A code for a registration goes to a free account, one for a new password to an account that exists. */
	const sendCode = (typed: string, type: CodePurpose) => {
		const to = accountText(typed);
		const isTaken = customerNamed(sessions, to) !== undefined;
		if (type === "1" && isTaken) return refuse("session.accountTaken");
		if (type === "2" && !isTaken) return refuse("session.accountUnknown");
		return Result.flatMap(codes.send(to, type), () => reply({}, "code.sent"));
	};

	/** Ends the sessions of a customer except one. */
	const endSessions = (customerId: number, kept?: string): void => {
		sessions.expireAll(customerId, kept);
		hub.checkSessions();
	};

	return {
		codes,
		captchas,
		routes: [
			publicRoute(calls.getAreaList, () => reply(areaCodes)),

			publicRoute(calls.getCaptcha, () => reply(captchas.ask())),

			publicRoute(calls.sendEmail, ({ input: { to, type } }) =>
				/^[^\s@]+@[^\s@]+$/.test(to.trim()) ? sendCode(to, type) : refuse("session.notEmail"),
			),

			publicRoute(calls.sendSms, ({ input: { to, area_id, type } }) => {
				const area = areaCodes.find(({ id }) => String(id) === area_id);
				return area && to.startsWith(area.global_code) ? sendCode(to, type) : refuse("session.notPhone");
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
					return reply({}, "password.changed");
				});
			}),

			customerRoute(calls.amendPassword, ({ input, customer, token }) => {
				const { new_password: password, auth_code: code } = input;
				if (customer.isDemo) return refuse("account.onlyReal");
				if (isWeak(password)) return refuse("password.weak");
				const proof = site.needsCode() ? codes.accept(customer.email, "2", code) : Result.succeed(undefined);
				return Result.flatMap(proof, () => {
					sessions.update({ ...customer, password });
					endSessions(customer.id, token);
					return reply({}, "password.changed");
				});
			}),

			customerRoute(calls.amendPayPassword, ({ input: { password }, customer }) => {
				if (customer.isDemo) return refuse("account.onlyReal");
				if (isWeakPayPassword(password)) return refuse("password.payWeak");
				sessions.update({ ...customer, payPassword: password });
				return reply({}, "password.paySet");
			}),
		],
	};
};
