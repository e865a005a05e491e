import type { Path } from "../routes.ts";
import type { Route } from "./route.ts";

/** Examples of addresses with an id or another query: every test of all screens opens them. */
export const exampleAddresses = {
	"/trade": ["/trade", "/trade?product=micro"],
	"/order": [
		"/order",
		"/order?type=0",
		"/order?type=3",
		"/order?source=micro&type=1",
		"/order?source=micro&type=3",
	],
	"/follow/trader": ["/follow/trader?id=1001"],
	"/follow/submit": ["/follow/submit?id=1001"],
	"/loan/agreement": ["/loan/agreement?id=1&amount=1000", "/loan/agreement?loan_id=1"],
	"/loan/sign": ["/loan/sign?id=1&amount=1000"],
	"/loan/repayment": ["/loan/repayment?loan_id=1"],
	"/register": ["/register", "/register?invite_code=TW10000001"],
	"/mine/transfer": ["/mine/transfer", "/mine/transfer?type=history"],
	"/mine/statement": ["/mine/statement", "/mine/statement?accountTypeId=1&month=2026-01"],
	"/mine/journal": ["/mine/journal", "/mine/journal?kind=deposit"],
	"/mine/charge": [
		"/mine/charge?type=0",
		"/mine/charge?type=1",
		"/mine/charge?type=0&view=records",
		"/mine/charge?type=1&view=records",
	],
	"/mine/auth-double-submit": ["/mine/auth-double-submit?type=1", "/mine/auth-double-submit?type=2"],
	"/mine/security": ["/mine/security", "/mine/security?type=logins", "/mine/security?type=passkeys"],
	"/mine/withdraw": [
		"/mine/withdraw",
		"/mine/withdraw?type=1&view=records",
		"/mine/withdraw?type=2&view=records",
	],
	"/mine/withdraw-way": ["/mine/withdraw-way?type=1", "/mine/withdraw-way?type=2"],
	"/mining/subscribe": ["/mining/subscribe?id=1"],
	"/mining/income": ["/mining/income?id=1"],
	"/message": ["/message", "/message?type=activity"],
	"/message/detail": ["/message/detail?id=1"],
	"/news/detail": ["/news/detail?id=1"],
	"/descript/detail": ["/descript/detail?group=about"],
} as const satisfies Partial<Record<Path, readonly string[]>>;

/** The examples of a route; its path if it has none. */
export const examplesOf = ({ path }: Pick<Route, "path">): readonly string[] =>
	new Map<string, readonly string[]>(Object.entries(exampleAddresses)).get(path) ?? [path];
