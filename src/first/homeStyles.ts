// The home screen is the page's own, made at build time: its styles belong to the page though none of its code does.
import '@ui/screens/home/HomeScreen.module.css';
import '@ui/kit/Disclosure.module.css';
import '@ui/screens/home/HomePrice.module.css';
import '@ui/kit/art/CardArt.module.css';
