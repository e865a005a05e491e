import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import type { RiskProps } from "./risk.tsx";

const Risk = lazyWithWords<RiskProps>(() => import("./risk.tsx").then((file) => file.Risk));

/** Opens the risk sheet of a trader (our addition, docs/assumptions.md, A-400). */
export const RiskButton = (props: RiskProps): ReactNode => {
	const { trader, settings } = props;
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t("copy-trading.risk")}
			</button>
			<Sheet
				open={isOpen}
				onClose={() => startTransition(() => setOpen(false))}
				title={t("copy-trading.risk.of", { name: trader.nickname })}
				size="full"
				isRead
			>
				{isOpen ? (
					<LazyBoundary fallback={<RowSkeletons />}>
						<Risk trader={trader} settings={settings} />
					</LazyBoundary>
				) : null}
			</Sheet>
		</>
	);
};
