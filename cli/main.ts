console.log('praxis');
