import { account, session } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { Accounts } from "@tradewind/domain/account";
import { decimal } from "@tradewind/domain/money";
import { Sessions } from "@tradewind/domain/session";
import { type Consumption, overHttp, refused } from "./consumption.test-support.ts";

const mia = {
	id: 1,
	uid: "10000001",
	email: "mia@tradewind.test",
	mobile: "",
	nickname: "Mia",
	isDemo: false,
	isTrader: false,
	level: 1,
	creditScore: 100,
};

const { mobile, password } = providerStates.registered.params;

const loginWith = (password: string) =>
	overHttp(
		Sessions.use(({ login }) =>
			login({ by: "email", account: providerStates.registered.params.account, password }),
		),
	);

/** Signing in, and what belongs to the customer. */
export const sessionConsumptions: readonly Consumption[] = [
	{
		call: session.loginForU,
		given: providerStates.registered,
		answer: "success",
		does: loginWith(password),
		gives: { value: { token: "a-token", customer: mia } },
	},
	{
		call: session.loginForU,
		when: "with a wrong password",
		given: providerStates.registered,
		input: { ...session.loginForU.example.input, password: "not-it" },
		answer: "refusal",
		does: loginWith("not-it"),
		gives: refused,
	},
	{
		call: session.loginForU,
		when: "by phone",
		given: providerStates.registered,
		input: { ...session.loginForU.example.input, account: mobile, login_type: "mobile" },
		answer: "success",
		does: overHttp(Sessions.use(({ login }) => login({ by: "phone", account: mobile, password }))),
		gives: { value: { token: "a-token", customer: mia } },
	},
	{
		call: session.createAccountDemoForU,
		given: providerStates.open,
		answer: "success",
		does: overHttp(Sessions.use(({ enterDemo }) => enterDemo)),
		gives: {
			value: {
				token: "a-demo-token",
				customer: {
					id: 2,
					uid: "90000001",
					email: "",
					mobile: "",
					nickname: "Demo",
					isDemo: true,
					isTrader: false,
					level: 0,
					creditScore: 0,
				},
			},
		},
	},
	{
		call: session.getUserInfo,
		given: providerStates.signedIn,
		answer: "success",
		does: overHttp(Sessions.use(({ currentCustomer }) => currentCustomer)),
		gives: { value: mia },
	},
	{
		call: account.getBalance,
		given: providerStates.signedIn,
		answer: "success",
		does: overHttp(Accounts.use(({ balances }) => balances)),
		gives: { value: [{ accountId: 1, kind: "forex", free: decimal("10000"), locked: decimal("0") }] },
	},
	{
		call: account.getProfits,
		given: providerStates.signedIn,
		answer: "success",
		does: overHttp(Accounts.use(({ profitOfDay }) => profitOfDay)),
		gives: { value: decimal("12.34") },
	},
];
