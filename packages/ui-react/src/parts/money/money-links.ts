import type { MoneyTile } from "@tradewind/domain/access";

/** A button of the asset card: a link, or a message that a real account is needed. */
export type MoneyLink =
	| { readonly name: "recharge" | "withdraw"; readonly to: string }
	| { readonly name: "recharge" | "withdraw"; readonly accessBlock: "only real account" };

const pages = { recharge: "/mine/charge", withdraw: "/mine/withdraw" } as const;
const chat = "/mine/chat";

/** Deposit and withdraw (Spec 1 §2, §6), if their pages are built (docs/assumptions.md, A-52). */
export const moneyLinks = (
	tiles: Readonly<Record<"recharge" | "withdraw", MoneyTile>>,
	isBuilt: (path: string) => boolean,
): readonly MoneyLink[] =>
	(["recharge", "withdraw"] as const).flatMap((name): readonly MoneyLink[] => {
		const tile = tiles[name];
		if (tile.is === "hidden") return [];
		const target = (tile.is === "blocked" ? tile.otherwise : tile.is) === "live chat" ? chat : pages[name];
		if (!isBuilt(target)) return [];
		if (tile.is !== "blocked") return [{ name, to: target }];
		return tile.accessBlock === "only real account"
			? [{ name, accessBlock: tile.accessBlock }]
			: [{ name, to: `/login?from=${encodeURIComponent(target)}` }];
	});
