import { useSelector } from "@xstate/react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { Observed } from "../../../state/subscribe.ts";
import { Icon } from "../../icon/icon.tsx";
import { download } from "../../icon/signs.ts";
import type { ExportProps } from "./export-of.tsx";

interface ExportButtonProps<Query> {
	readonly list: Observed<{ readonly context: { readonly rows: readonly unknown[]; readonly query: Query } }>;
	readonly sheet: ComponentType<ExportProps<Query>>;
	/** Whether there can be something to export without a row. */
	readonly isAlwaysShown?: boolean;
}

/** The button that exports a list as a file, once it has rows, and the sheet that it opens. */
export const ExportButton = <Query,>({
	list,
	sheet: Opened,
	isAlwaysShown,
}: ExportButtonProps<Query>): ReactNode => {
	const { t } = useWords();
	const hasRows = useSelector(list, ({ context }) => context.rows.length > 0);
	const query = useSelector(list, ({ context }) => context.query);
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			{hasRows || isAlwaysShown ? (
				<button
					type="button"
					className="icon-button"
					aria-label={t("shared.export")}
					aria-haspopup="dialog"
					onClick={() => setOpen(true)}
				>
					<Icon sign={download} />
				</button>
			) : null}
			{isOpen ? <Opened query={query} onClose={() => setOpen(false)} /> : null}
		</>
	);
};
