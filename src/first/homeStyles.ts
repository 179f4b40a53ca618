// Styles of the home screen, whose HTML the build makes: without this import no script would bundle them.
import '@ui/screens/home/HomeScreen.module.css';
import '@ui/kit/Disclosure.module.css';
import '@ui/screens/home/HomePrice.module.css';
import '@ui/kit/art/CardArt.module.css';
