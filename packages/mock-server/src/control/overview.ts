import { formatFixed, toText } from "@tradewind/domain/money";
import type { Noun } from "../api/noun.ts";
import { wireTotals } from "../contract/wire-order.ts";
import { accountOf } from "../customers/accounts.ts";
import type { Customer } from "../customers/customer.ts";
import { free, locked } from "../ledger/wallet.ts";
import type { World } from "../world.ts";
import { nameOf } from "./live.ts";

/** So many customers and instruments, and so many of the newest codes are shown. */
const shown = 50;

/** What the console shows of the world: what waits for a decision, customers with their money, prices, codes. `search` limits the customers. */
export const overview = (world: World, search: string) => {
	world.settle();
	const nouns: readonly Noun[] = Object.values(world.nouns);
	const found = world.sessions.customers().filter((each) => isLike(each, search));
	const { market } = world.nouns.market.report();
	return {
		waiting: nouns
			.flatMap(({ waiting }) => waiting?.() ?? [])
			.map(({ customerId, ...each }) => ({ ...each, who: nameOf(world, customerId) })),
		customers: found.slice(0, shown).map((customer) => customerRow(world, customer)),
		customersFound: found.length,
		market: market.slice(0, shown),
		codes: world.nouns.security.report().codes.slice(0, shown),
		captchas: world.nouns.session.report().captchas.slice(0, shown),
		site: world.nouns.site.report().site,
	};
};

const isLike = ({ email, mobile, nickname, uid }: Customer, search: string): boolean =>
	[email, mobile, nickname, uid].some((text) => text.toLowerCase().includes(search.toLowerCase()));

const wallets = { forex: "Contract", micro: "Micro", change: "Cash" } as const;

const customerRow = (world: World, customer: Customer) => {
	const { id } = customer;
	const { book, totals } = world.nouns.contract;
	const { ProfitsTotal, HazardRate } = wireTotals(totals.at(id, world.clock.now()));
	return {
		who: nameOf(world, id),
		account: accountOf(customer),
		uid: customer.uid,
		nickname: customer.nickname,
		isVerified: customer.isReal === true,
		isTrader: customer.isTrader === true,
		level: customer.level,
		creditScore: customer.creditScore,
		wallets: (["forex", "micro", "change"] as const).map((kind) => ({
			name: wallets[kind],
			free: formatFixed(world.ledger.balance(free(id, kind)), 2, "down"),
			locked: toText(world.ledger.balance(locked(id, kind))),
		})),
		profit: ProfitsTotal,
		marginLevel: HazardRate,
		orders: book.openOf(id).length,
		sessions: world.sessions.tokensOf(id).length,
		follows: world.nouns.copyTrading.followedBy(id),
	};
};
