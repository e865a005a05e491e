import type * as nouns from "../nouns.ts";

type Tag<Name extends string> = Name extends "copyTrading" ? "copy-trading" : Name;

/** What the calls of each noun are about. */
export const nounMeanings: Readonly<Record<Tag<keyof typeof nouns>, string>> = {
	account: "Accounts of the customer: balances and their changes",
	content: "Menus, banners, news, messages and descriptive pages",
	contract: "Contract orders",
	"copy-trading": "Ranking, master traders, followers and copies",
	deposit: "Deposits of coins and by bank",
	fund: "Funds, subscriptions and their income",
	loan: "Application, loans and repayments",
	market: "Instruments, quotations and candles",
	micro: "Micro orders",
	security: "Sessions, logins and passkeys (ours, A-245, A-246)",
	session: "Registration, login and passwords",
	site: "Configuration and state of the site",
	support: "The company behind the site",
	transfer: "Transfers between accounts of the customer",
	upload: "Pictures",
	verification: "Verification of the real name and its levels",
	withdrawal: "Payout methods and withdrawals",
};
