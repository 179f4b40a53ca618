import { hydrateRoot } from 'react-dom/client';
import { Bare } from './Bare';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Bare />);
