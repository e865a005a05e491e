import { session } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { Logins, Sessions } from "@tradewind/domain/session";
import { consumes, refuses } from "../pact/consumer-test.ts";
import { mia } from "../pact/example-customer.ts";

const { account, mobile, password } = providerStates.registered.params;
const given = providerStates.registered;
const exampleLogin = session.loginForU.example.input;

const loginWith = (password: string) => Logins.use(({ login }) => login({ by: "email", account, password }));

export const pact = [
	consumes(
		session.loginForU,
		loginWith(password),
		{ token: "a-token", customer: mia, message: "ok" },
		{ given },
	),
	refuses(session.loginForU, loginWith("not-it"), {
		when: "with a wrong password",
		given,
		input: { ...exampleLogin, password: "not-it" },
	}),
	consumes(
		session.loginForU,
		Logins.use(({ login }) => login({ by: "phone", account: mobile, password })),
		{ token: "a-token", customer: mia, message: "ok" },
		{ when: "by phone", given, input: { ...exampleLogin, account: mobile, login_type: "mobile" } },
	),
	consumes(
		session.createAccountDemoForU,
		Logins.use(({ enterDemo }) => enterDemo),
		{
			token: "a-demo-token",
			customer: {
				id: 2,
				uid: "90000001",
				email: "",
				mobile: "",
				nickname: "Demo",
				name: "",
				remark: "",
				inviteCode: "",
				isReal: false,
				isDemo: true,
				isTrader: false,
				level: 0,
				creditScore: 0,
			},
			message: "ok",
		},
	),
	consumes(
		session.getUserInfo,
		Sessions.use(({ currentCustomer }) => currentCustomer),
		mia,
	),
];
