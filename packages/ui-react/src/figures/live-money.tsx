import type { ReactNode } from "react";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { useSettings } from "../state/use-settings.ts";
import { HiddenAmount } from "./hidden-amount.tsx";
import { type Followed, LiveFigure } from "./live-figure.tsx";
import type { MoneyFormat } from "./money.tsx";

/** `Money` that updates its own DOM text. While amounts are hidden it follows nothing. */
export const LiveMoney = (props: MoneyFormat & { readonly of: Followed }): ReactNode => {
	const { digits = 2, isBare, ...rest } = props;
	const { currencySymbol } = useSettings();
	const [isHidden] = useHiddenAmounts();
	if (isHidden) return <HiddenAmount className={props.className} />;
	return <LiveFigure {...rest} digits={digits} prefix={isBare ? undefined : currencySymbol} />;
};
