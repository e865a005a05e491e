import type { ReactNode } from "react";
import { UserPage as User } from "../features/session/user-page.tsx";
import { MantineRoom } from "../theme/mantine-room.tsx";

export const UserPage = (): ReactNode => (
	<MantineRoom>
		<User />
	</MantineRoom>
);
