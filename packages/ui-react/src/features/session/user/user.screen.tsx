import type { ReactNode } from "react";
import { MantineRoom } from "../../../ui/form/mantine-scope.tsx";
import { UserPage as User } from "./user-page.tsx";

export const UserPage = (): ReactNode => (
	<MantineRoom>
		<User />
	</MantineRoom>
);
