import type { ReactNode } from "react";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { useSettings } from "../state/use-settings.ts";
import type { FigureFormat } from "./figure-text.ts";
import { HiddenAmount } from "./hidden-amount.tsx";
import { type Followed, LiveFigure } from "./live-figure.tsx";

interface LiveMoneyProps extends Pick<FigureFormat, "rounding" | "sign" | "tone"> {
	readonly of: Followed;
	readonly className?: string | undefined;
}

/** `Money` that updates its own DOM text. While amounts are hidden it does not update. */
export const LiveMoney = (props: LiveMoneyProps): ReactNode => {
	const { currencySymbol } = useSettings();
	const [isHidden] = useHiddenAmounts();
	if (isHidden) return <HiddenAmount className={props.className} />;
	return <LiveFigure {...props} digits={2} currency={currencySymbol} />;
};
