import { type Direction, pendingKindOf } from "@tradewind/domain/contract";
import type { Price } from "@tradewind/domain/money";
import { figureText } from "../../../figures/figure-text.ts";
import { useWords } from "../../../i18n/words.ts";

/** The kind of a pending order and what it waits for; `undefined` while a price is unknown (docs/assumptions.md, A-952). */
export const useKindText = (
	direction: Direction,
	target: Price | undefined,
	latest: Price | undefined,
	digits: number,
): string | undefined => {
	const { t, language } = useWords();
	const kind = pendingKindOf(direction, target, latest);
	return (
		kind &&
		t(`contract.order.kind.${kind}.${direction}`, {
			price: figureText(target, { digits }, language.tag).text,
		})
	);
};
