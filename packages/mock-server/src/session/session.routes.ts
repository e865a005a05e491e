import { session as calls } from "@tradewind/contracts";
import { grant } from "../account/wallet.ts";
import { refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { welcome } from "../content/seeded-messages.ts";
import type { Core } from "../core.ts";
import { accountText } from "./accounts.ts";
import { type Customer, inviteCodeOf } from "./customer.ts";
import { createRegistration } from "./registration.routes.ts";
import { demoGrant } from "./seeded-customers.ts";

export const session = (core: Core) => {
	const registration = createRegistration(core);
	return { ...registration, routes: [...registration.routes, ...loginRoutes(core)] };
};

const loginRoutes = ({ sessions, devices, ledger, site, messages, clock }: Core) => [
	publicRoute(calls.loginForU, ({ input }) => {
		const account = accountText(input.account);
		const customer = sessions
			.customers()
			.find((known) => !known.isDemo && account !== "" && known[input.login_type] === account);
		if (customer?.password !== input.password) {
			if (customer) devices.refused(customer.id, "password", input);
			return refuse("session.wrongLogin");
		}
		const token = sessions.open(customer);
		devices.opened(token, customer.id, "password", input);
		return reply({ token, user: userOf(customer) }, "session.loggedIn");
	}),

	publicRoute(calls.createAccountDemoForU, ({ input }) => {
		if (site.info().is_mock_login !== "1") return refuse("session.noDemo");
		const known = sessions.demoOf(input.device_id);
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
