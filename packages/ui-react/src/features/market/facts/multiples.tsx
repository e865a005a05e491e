import type { Instrument } from "@tradewind/domain/market";
import { BigDecimal } from "effect";
import { Fragment, type ReactNode } from "react";
import { Multiple } from "../../../figures/multiple.tsx";
import { bracketed } from "../../../i18n/joined.ts";
import { useWords } from "../../../i18n/words.ts";
import classes from "./facts-sheet.module.css";

/** The multiples of an instrument, in ascending order; the default is marked. */
export const Multiples = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t, language } = useWords();
	const multiples = [...instrument.multiples].sort((a, b) => BigDecimal.Order(a.value, b.value));
	if (multiples.length === 0) return t("market.facts.noMultiples");
	return multiples.map(({ value, isDefault }, index) => (
		<Fragment key={String(value)}>
			{index === 0 ? null : " · "}
			<bdi dir="ltr" className={isDefault ? classes.default : undefined}>
				<Multiple value={value} />
			</bdi>
			{isDefault ? bracketed("", t("market.facts.default"), language.tag) : null}
		</Fragment>
	));
};
