import { type FollowOrdersTab, type Trader, userId } from "@tradewind/domain/copy-trading";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { SegmentTabs } from "../../../ui/control/segments.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import classes from "./copies-sheet.module.css";
import { TraderOrders } from "./trader-orders.tsx";

const tabs = ["open", "closed"] as const satisfies readonly FollowOrdersTab[];

/** The customer's copies of a trader's orders, open and closed (Spec 2 §7). */
export const CopiesSheet = (props: {
	readonly trader: Trader | undefined;
	readonly onClose: () => void;
}): ReactNode => {
	const { trader, onClose } = props;
	const { t } = useWords();
	return (
		<Sheet
			open={trader !== undefined}
			onClose={onClose}
			title={trader ? t("copy-trading.copies.of", { name: trader.nickname }) : ""}
			size="full"
			isRead
		>
			{trader ? <MyOrders trader={trader} /> : null}
		</Sheet>
	);
};

const MyOrders = ({ trader }: { readonly trader: Trader }): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const [tab, choose] = useState<FollowOrdersTab>("open");
	if (!signedIn) return null;
	return (
		<>
			<div className={classes.tabs}>
				<SegmentTabs
					label={t("copy-trading.copies.show")}
					segments={tabs.map((id) => ({ id, name: t(`copy-trading.card.${id}`) }))}
					chosen={tab}
					onChoose={choose}
					controls="my-copies"
				/>
			</div>
			<div id="my-copies" role="tabpanel">
				<TraderOrders
					key={tab}
					traderId={trader.userId}
					followerId={userId(signedIn.customer.id)}
					tab={tab}
				/>
			</div>
		</>
	);
};
