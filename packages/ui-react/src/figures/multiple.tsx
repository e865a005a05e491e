import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import type { Translate } from "../i18n/translator.ts";
import { useWords } from "../i18n/words.ts";
import classes from "./figure.module.css";
import { figureText, noValue } from "./figure-text.ts";

/** A leverage as its language writes it: `×20`, in Japanese `20倍`. */
export const Multiple = ({ value }: { readonly value: Decimal | undefined }): ReactNode => {
	const { t, language } = useWords();
	return (
		<bdi dir="ltr" translate="no" className={classes.figure}>
			{multipleIn(t, language.tag, value)}
		</bdi>
	);
};

/** The same within a text, with the words `t` of the language `locale` (BCP 47). */
export const multipleIn = (t: Translate, locale: string, value: Decimal | undefined): string =>
	value ? t("shared.multiple", { value: figureText(value, { digits: "own" }, locale).text }) : noValue;
