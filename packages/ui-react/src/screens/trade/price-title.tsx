import type { Instrument } from "@tradewind/domain/market";
import { useEffect } from "react";
import { figureText } from "../../figures/figure-text.ts";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { documentTitle } from "../../ui/layout/document-title.ts";
import { useFreshness } from "../../ui/status/freshness.ts";

/** Milliseconds between two writes of the title: browsers redraw their tabs at each. */
const interval = 1000;

/** Puts the price of the instrument first in the document's title, or only its name while prices are not live. */
export const PriceTitle = ({ instrument }: { readonly instrument: Instrument }): null => {
	const { quotes } = useApp();
	const { language } = useWords();
	const isLive = useFreshness().is === "live";
	const { code, symbol, pricePrecision: digits } = instrument;
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const write = () => {
			timer = undefined;
			const price = isLive ? quotes.get(code)?.price : undefined;
			documentTitle.showLead(
				price ? `${figureText(price, { digits }, language.tag).text} ${symbol}` : symbol,
			);
		};
		write();
		const unsubscribe = quotes.subscribe(code, () => {
			timer ??= setTimeout(write, interval);
		});
		return () => {
			unsubscribe();
			clearTimeout(timer);
			documentTitle.showLead("");
		};
	}, [quotes, code, symbol, digits, isLive, language]);
	return null;
};
