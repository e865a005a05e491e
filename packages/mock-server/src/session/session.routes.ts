import { session as calls } from "@tradewind/contracts";
import { Result } from "effect";
import { refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { welcome } from "../content/seeded-messages.ts";
import type { Core } from "../core/core.ts";
import { accountText, provenMobile } from "../customers/accounts.ts";
import { type Customer, inviteCodeOf } from "../customers/customer.ts";
import { demoGrant } from "../customers/seeded-customers.ts";
import { grant } from "../ledger/wallet.ts";
import { checkSecret } from "../security/proof.ts";
import { createAllowance } from "./allowance.ts";
import { createRegistration } from "./registration.routes.ts";

export const session = (core: Core) => {
	const registration = createRegistration(core);
	return { ...registration, routes: [...registration.routes, ...loginRoutes(core)] };
};

const loginRoutes = ({ sessions, devices, tries, ledger, site, messages, clock }: Core) => {
	const demos = createAllowance(clock, demoAllowance);
	return [
		publicRoute(calls.loginForU, ({ input }) => {
			const account = accountText(input.account);
			const customer = sessions.customers().find((known) => {
				const own = input.login_type === "email" ? known.email : provenMobile(known);
				return !known.isDemo && account !== "" && own === account;
			});
			if (!customer) return refuse("session.wrongLogin");
			const key = passwordKey(customer, devices.isKnown(customer.id, input.device_id) ? input.device_id : "");
			const isRight = customer.password === input.password;
			const checked = checkSecret(tries, key, isRight, "session.wrongLogin");
			if (Result.isFailure(checked)) {
				if (!isRight) devices.refused(customer.id, "password", input);
				return Result.fail(checked.failure);
			}
			const token = sessions.open(customer);
			devices.opened(token, customer.id, "password", input);
			return reply({ token, user: userOf(customer) }, "session.loggedIn");
		}),

		publicRoute(calls.createAccountDemoForU, ({ input, client }) => {
			if (site.info().is_mock_login !== "1") return refuse("session.noDemo");
			const known = sessions.demoOf(input.device_id);
			if (!known && !demos.take(client)) return refuse("answer.tooMany");
			const customer = known ?? sessions.registerDemo(input.device_id);
			if (!known) {
				grant(ledger, customer.id, clock.now(), demoGrant);
				messages.send(customer.id, welcome, clock.now());
			}
			const token = sessions.open(customer);
			devices.opened(token, customer.id, "demo", input);
			return reply({ token, user: userOf(customer) }, "session.demoOpened");
		}),

		customerRoute(calls.getUserInfo, ({ customer }) => reply(userOf(customer))),
	];
};

/** New demo accounts of one client. */
const demoAllowance = { times: 300, perMs: 60 * 60_000 };

/**
 * Wrong passwords count by account; those from a device that has logged in before count by themselves, so that a stranger cannot
 * keep the customer out (docs/assumptions.md, A-482).
 */
export const passwordKey = ({ id }: Customer, knownDevice: string): string => `password ${id} ${knownDevice}`;

export const userOf = (customer: Customer) => ({
	id: customer.id,
	uid: customer.uid,
	email: customer.email,
	mobile: customer.mobile,
	nickname: customer.nickname,
	name: customer.name ?? "",
	remark: customer.remark ?? "",
	invite_code: inviteCodeOf(customer),
	is_real: customer.isReal ? (1 as const) : (0 as const),
	is_demo: customer.isDemo ? (1 as const) : (0 as const),
	is_trader: customer.isTrader ? (1 as const) : (0 as const),
	level: customer.level,
	credit_score: customer.creditScore,
});
