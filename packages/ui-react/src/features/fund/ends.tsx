import { maturityOf } from "@tradewind/domain/fund";
import type { ReactNode } from "react";
import { useTimes } from "../../i18n/use-times.ts";

/** The day on which a subscription ends and its amount returns, in the site's time zone. */
export const Ends = (props: {
	/** When it was or would be made, in milliseconds since 1970. */
	readonly from: number;
	readonly lockDays: number;
}): ReactNode => {
	const times = useTimes();
	return <bdi>{times.date(maturityOf(props.from, props.lockDays))}</bdi>;
};
